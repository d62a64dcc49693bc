export { notify } from './notices.ts'
export { Toasts } from './toasts.tsx'
