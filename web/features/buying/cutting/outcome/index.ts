export { Charges } from './charges.tsx'
export { Figures } from './figures.tsx'
export { Layouts } from './layouts.tsx'
