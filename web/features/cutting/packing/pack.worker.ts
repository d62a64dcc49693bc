import { type PackRequest, packed } from './packed.ts'

// Packing a long list takes longer than a frame: it happens beside the page.
addEventListener('message', ({ data }: MessageEvent<PackRequest>) => postMessage(packed(data)))
