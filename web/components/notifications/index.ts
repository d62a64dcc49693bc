export { currentNotices, dismiss, type NewNotice, notify } from './notices.ts'
export { Toasts } from './toasts.tsx'
