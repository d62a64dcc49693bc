/**
 * Marks pictures that cannot be loaded as `data-missing`, for example those that a device without a network does not have.
 * @source CACHE-26
 */
export function markMissingPictures() {
  const mark = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-missing', type === 'error')
  }
  for (const type of ['error', 'load']) document.addEventListener(type, mark, { capture: true })
}
