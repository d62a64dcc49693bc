import { late } from '../../../../late/late.tsx'

export const MiniCart = late(async () => (await import('./mini-cart.tsx')).MiniCart, 'now', ['cart', 'checkout'])
