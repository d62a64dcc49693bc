import { type PackRequest, packed } from './packed.ts'

// Packing a long list takes longer than a frame, so it runs in a worker.
addEventListener('message', ({ data }: MessageEvent<PackRequest>) => postMessage(packed(data)))
