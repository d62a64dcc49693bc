import { late } from '../../../late/late.tsx'

export { fillShell } from './filled-shell.ts'
export { type ShellData, shellData } from './shell-data.ts'

/** Hydrates when the page is idle; its menu and search wait for the first interaction. */
export const PageHeader = late(async () => (await import('./shell.tsx')).PageHeader, ['shell'], 'idle')

/** Hydrates when the page is idle. */
export const PageOverlay = late(async () => (await import('./overlay.tsx')).Overlay, ['shell'], 'idle')

/** Hydrates when the page is idle, so that the bar of phones shows cart and account; its columns wait for the first interaction. @source UI-44 */
export const PageFooter = late(async () => (await import('./shell.tsx')).PageFooter, ['shell'], 'idle')
