import { findGrainAdvice } from './grain-advice.ts'
import { type PackRequest, packList } from './pack-list.ts'

let newestId = 0

// Packing a long list takes longer than a frame, so it runs in a worker. Advice follows the result, unless a newer list has arrived.
addEventListener('message', ({ data }: MessageEvent<PackRequest>) => {
  newestId = data.id
  const packing = packList(data)
  postMessage({ packing })
  const search = findGrainAdvice(data, packing.sheets)
  const proceed = () => {
    if (newestId !== data.id) return
    const { done, value } = search.next()
    if (!done) setTimeout(proceed)
    else if (value) postMessage({ id: data.id, advice: value })
  }
  setTimeout(proceed)
})
