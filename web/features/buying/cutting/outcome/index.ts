export { Layouts } from '../plan/layouts.tsx'
export { Miniatures } from '../plan/miniatures.tsx'
export { Charges } from './charges.tsx'
export { Figures } from './figures.tsx'
