/** Keeps an open page current while its sources are edited: what else than Vite's own updates that takes. */
const hot = import.meta.hot

// What an edit broke may show on the server alone, or be hidden here by an error page: the server renders the page once more and says so.
hot?.on('vite:afterUpdate', () => fetch(location.href, { cache: 'no-store' }))

// The server may have been replaced while this page was loading.
const [navigation] = performance.getEntriesByType('navigation')
if (navigation instanceof PerformanceNavigationTiming) {
  const mark = navigation.serverTiming?.find(({ name }) => name === 'reloads')?.description
  if (mark !== undefined) hot?.send('shop:opened', mark)
}
