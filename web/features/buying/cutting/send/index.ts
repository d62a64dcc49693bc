export { SendForm } from './send-form.tsx'
