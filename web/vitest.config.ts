import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";

import vite from "./vite.config.ts";

export default mergeConfig(
  vite,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
      environment: "happy-dom",
      restoreMocks: true,
    },
  }),
);
