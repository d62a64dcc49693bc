export { CartSlot } from './cart-slot.tsx'
