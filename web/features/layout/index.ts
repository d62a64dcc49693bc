import { late } from '../../late.tsx'

export { fillShell } from './filled-shell.ts'
export { type ShellData, shellData } from './shell-data.ts'

/** Comes alive when the page has settled; its menu and search wait for the first sign of a shopper. */
export const PageHeader = late(async () => (await import('./shell.tsx')).PageHeader, 'idle', ['shell'])

/** Comes alive when the page has settled. */
export const PageOverlay = late(async () => (await import('./overlay.tsx')).Overlay, 'idle', ['shell'])

/** Comes alive at the first sign of a shopper. */
export const PageFooter = late(async () => (await import('./shell.tsx')).PageFooter, 'sign', ['shell'])
