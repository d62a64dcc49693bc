/**
 * Whether a link of the merchant is followed: to a web address, or to a path of this shop. '//host' would leave the shop
 * without saying so, and other schemes run scripts or open files. What would have to be escaped makes it no address.
 */
export const isFollowedLink = (url: string): boolean => /^(https?:\/\/[^/\\?#\s"<>]+|\/(?![/\\]))[^\s\\"<>]*$/i.test(url)
