/** Keeps an open page current while its sources are edited: what else than Vite's own updates that takes. */
const hot = import.meta.hot

// What an edit broke may show on the server alone, or be hidden here by an error page: the server renders the page once more and says so.
hot?.on('vite:afterUpdate', () => fetch(location.href, { cache: 'no-store' }))

// React keeps attributes as the server wrote them, so a part that is taken up with newer code than its HTML would stay as it was.
hot?.on('shop:edited', () => {
  if (!isAlive()) location.reload()
})

// The sources may have been edited, or the server replaced, while this page was loading.
const [navigation] = performance.getEntriesByType('navigation')
if (navigation instanceof PerformanceNavigationTiming) {
  const mark = navigation.serverTiming?.find(({ name }) => name === 'edits')?.description
  if (mark !== undefined) hot?.send('shop:opened', mark)
}

/** Whether every part of the page, and all that is fetched behind it, has been taken up. */
function isAlive(): boolean {
  return document.documentElement.dataset.hydrated === 'true' && !document.querySelector('[data-late]:not([data-alive])')
}
