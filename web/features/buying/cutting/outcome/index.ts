export { Figures } from '../plan/figures.tsx'
export { Layouts } from '../plan/layouts.tsx'
export { Charges } from './charges.tsx'
