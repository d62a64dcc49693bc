export { CmsView } from './cms-view.tsx'
