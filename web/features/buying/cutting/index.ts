export { CuttingForm } from './cutting-form.tsx'
export { forgetCuttingList } from './list/list-on-device.ts'
