export { CuttingForm } from './cutting-form.tsx'
export { cuttingOnDevice } from './device/stored-cutting.ts'
