export { CuttingForm } from './cutting-form.tsx'
export { forgetCuttingList } from './device/saved-list.ts'
