import { type PackRequest, packList } from './pack-list.ts'

// Packing a long list takes longer than a frame, so it runs in a worker.
addEventListener('message', ({ data }: MessageEvent<PackRequest>) => postMessage(packList(data)))
