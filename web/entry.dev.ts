/** Starts the page from its sources, with components that are replaced as they are edited. */
import { settled } from './late/idle.ts'
import './stay-current.ts'

const refresh: { injectIntoGlobalHook(target: Window): void } = await import('/@react-refresh' as string)

refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
await import('./entry.client.tsx')

// An edit of a part that waits for the first sign of a shopper would not be seen.
settled().then(() => dispatchEvent(new Event('pointermove')))
