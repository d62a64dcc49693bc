export { PageFooter } from './page-footer.tsx'
export { PageHeader } from './page-header.tsx'
