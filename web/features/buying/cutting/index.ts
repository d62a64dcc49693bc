export { CuttingForm } from './cutting-form.tsx'
export { forgetCuttingList } from './device/stored-cutting.ts'
export { EditListLink } from './in-cart/late-edit-link.ts'
