/** Starts the page from its sources, with components that are replaced as they are edited. */
const refresh: { injectIntoGlobalHook(target: Window): void } = await import('/@react-refresh' as string)

refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
await import('./entry.client.tsx')

// What an edit broke may show on the server alone, or be hidden here by an error page: the server renders the page once more and says so.
import.meta.hot?.on('vite:afterUpdate', () => fetch(location.href, { cache: 'no-store' }))
