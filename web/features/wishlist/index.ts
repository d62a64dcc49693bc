export { forgetWishes, wishList } from './device/wished-on-device.ts'
export { WishToggle } from './wish-toggle.tsx'
export { wished } from './wished.ts'
