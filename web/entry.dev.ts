/** Starts the page from its sources, with hot replacement of components. */
import { waitForIdlePage } from './late/idle.ts'
import './stay-current.ts'

const refresh: { injectIntoGlobalHook(target: Window): void } = await import('/@react-refresh' as string)

refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
await import('./entry.client.tsx')

// Hydrates parts that wait for an interaction, so that edits of them are shown.
waitForIdlePage().then(() => dispatchEvent(new Event('pointermove')))
