import type { Format } from '../format.ts'

/** The words of writing a review. */
export const messages = ({ counted }: Format) => ({
  title: 'Write a review',
  close: 'Close',
  rating: 'Your rating',
  stars: (count: number) => counted(count, 'star', 'stars'),
  heading: 'In a line',
  detail: 'What did you find?',
  nickname: 'Name',
  nicknameHint: 'It is shown with your review.',
  send: 'Send review',
  sent: 'Thank you. Your review is shown here once we have read it.',
  kept: 'Thank you. You are offline: your review is kept, and sent as soon as you are back online.',
})
