import type { Page } from '@playwright/test'

/** Every text in the memory of a tab's scripts, after what nobody holds any more was swept. Chromium only. */
export async function heapText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  const { strings }: { strings: readonly string[] } = JSON.parse(chunks.join(''))
  return strings.join('\n')
}
