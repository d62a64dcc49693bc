/** Starts the page from its sources, with components that are replaced as they are edited. */
const refresh: { injectIntoGlobalHook(target: Window): void } = await import('/@react-refresh' as string)

refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
await import('./entry.client.tsx')
