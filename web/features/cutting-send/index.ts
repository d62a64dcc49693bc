export { SendForm } from './send-form.tsx'
export { sendWaitingList } from './send-list.ts'
