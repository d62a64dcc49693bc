import { late } from '../../../../late/late.tsx'

/** Loaded when opened. */
export const MiniCart = late(async () => (await import('./mini-cart.tsx')).MiniCart, 'now', ['cart', 'checkout'])
