/** Keeps an open page up to date while its sources are edited, in cases that Vite's own updates do not cover. */
const hot = import.meta.hot

// An edit may break the server's rendering alone, or an error page may hide the fault: the server renders the page again and logs errors.
hot?.on('vite:afterUpdate', () => fetch(location.href, { cache: 'no-store' }))

// React keeps the server's attributes, so a part that hydrates with newer code than its HTML would stay outdated.
hot?.on('shop:edited', () => {
  if (!isAlive()) location.reload()
})

// The sources may have been edited, or the server replaced, while this page was loading.
const [navigation] = performance.getEntriesByType('navigation')
if (navigation instanceof PerformanceNavigationTiming) {
  const mark = navigation.serverTiming?.find(({ name }) => name === 'edits')?.description
  if (mark !== undefined) hot?.send('shop:opened', mark)
}

/** Whether every part of the page is hydrated. */
function isAlive(): boolean {
  return document.documentElement.dataset.hydrated === 'true' && !document.querySelector('[data-late]:not([data-alive])')
}
