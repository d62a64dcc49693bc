export { ContactView } from './contact-view.tsx'
