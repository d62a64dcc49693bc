/** Header and footer in one file, so that they are fetched together. */
export { PageFooter } from './page-footer.tsx'
export { PageHeader } from './page-header.tsx'
