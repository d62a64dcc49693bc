/** The numbers of cutting lists; constants.ts has them too. */

/** Cutting lists. Sizes of saws and sheets are the merchant's; these bound what a device is asked to pack. @source CUT-1 */
export const CUTTING = { mostRows: 200, mostPieces: 500, longestName: 40 } as const
