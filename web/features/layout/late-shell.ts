import { late } from '../../late.tsx'

/** Comes alive when the page has settled; its menu and search wait for the first sign of a shopper. */
export const PageHeader = late(async () => (await import('./shell-parts.ts')).PageHeader, 'idle')

/** Comes alive at the first sign of a shopper. */
export const PageFooter = late(async () => (await import('./shell-parts.ts')).PageFooter, 'sign')
