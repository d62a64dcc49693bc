import { late } from '../../../late.tsx'

/** Comes when it is opened. */
export const MiniCart = late(async () => (await import('./mini-cart.tsx')).MiniCart, 'now', ['cart', 'checkout'])
