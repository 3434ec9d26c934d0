import { compile } from "@inlang/paraglide-js";

import { texts } from "../texts.config.js";

await compile(texts);
