export { CuttingForm } from './cutting-form.tsx'
export { forgetCuttingList } from './device/list-on-device.ts'
