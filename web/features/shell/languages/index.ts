export { showLanguages, useIsLanguagesOpen } from './languages.ts'
