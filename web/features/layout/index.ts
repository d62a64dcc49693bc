export { PageFooter, PageHeader } from './late-shell.ts'
export { type ShellData, shellData } from './shell-data.ts'
