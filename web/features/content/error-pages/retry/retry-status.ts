/** Id of the element that shows the retry state of a 503 page. */
const ID = 'retry-status'

/** The server-rendered attributes: an empty element with the texts for the script. */
export const retryStatus = ({ waiting, stopped }: { readonly waiting: string; readonly stopped: string }) => ({
  id: ID,
  'data-waiting': waiting,
  'data-stopped': stopped,
})

/** Shows that another attempt follows, or that the last one failed. */
export function showRetryStatus(state: 'waiting' | 'stopped') {
  const place = document.getElementById(ID)
  if (place) place.textContent = place.dataset[state] ?? ''
}
