export { CuttingForm } from './cutting-form.tsx'
export { forgetCuttingList } from './device/stored-cutting.ts'
