export { StoresView } from './stores-view.tsx'
