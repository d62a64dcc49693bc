export { AccountSlot } from './account-slot.tsx'
