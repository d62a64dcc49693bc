export { showLanguages, useIsLanguagesOpen } from './languages.ts'
export { LateLanguagesDialog } from './late-languages-dialog.ts'
