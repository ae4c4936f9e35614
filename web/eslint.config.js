import svelte from 'eslint-plugin-svelte';
import typescript from 'typescript-eslint';

export default typescript.config(
  ...typescript.configs.recommended,
  ...svelte.configs['flat/recommended'],
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: typescript.parser } } },
);
