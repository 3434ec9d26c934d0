import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { texts } from "./texts.config.js";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [paraglideVitePlugin(texts), svelte()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy lets no data: address load
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
