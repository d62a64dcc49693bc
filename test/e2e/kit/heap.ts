import type { Page } from '@playwright/test'

/** All strings on the heap of a page after a garbage collection. Chromium only. */
export async function heapText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  // The strings come last, after nodes and edges, which are many times as long.
  const snapshot = chunks.join('')
  const strings: readonly string[] = JSON.parse(snapshot.slice(snapshot.indexOf('"strings":[') + '"strings":'.length, -1))
  return strings.join('\n')
}
