import type { ReplyTexts } from '../form-words.ts'

export const replies: ReplyTexts = {
  missing: {
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    phone: 'Please enter your phone number.',
    preferredTime: 'Please choose a day and a time.',
    message: 'Please write a message.',
  },
  invalid: {
    name: 'Please enter your name without any special characters.',
    email: 'Please enter a complete email address, such as name@example.com.',
    phone: 'Please enter a phone number, such as +1 207 555 0142.',
    preferredTime: 'Please choose a day and a time from the calendar.',
    message: 'Please write your message without any special characters.',
  },
  own: {
    ShortText: '{label}: please fill this in.',
    LongText: '{label}: please fill this in.',
    Choice: '{label}: please choose one.',
    Date: '{label}: please choose a date.',
    Number: '{label}: please enter a number.',
  },
  photoProblems: {
    too_many: 'Please send no more than {most} photos. The first ones are attached.',
    too_large: 'A photo is larger than {size} MB. Please choose a smaller one.',
    unreadable: 'A file could not be read as a photo. Please choose a JPEG, PNG, WebP or GIF.',
    again: 'Please choose your photos again.',
    full: 'No more photos can be sent today. Please send your message without them.',
  },
  tooLong: '{label}: please use no more than {max} characters.',
  correct: 'Please correct the following:',
  confirm: {
    heading: 'One more click',
    text: 'Your message hasn’t been sent yet. Please look it over, then send it.',
  },
  problems: {
    heading: 'Nearly there',
    text: 'Your message hasn’t been sent yet: something is missing or needs another look. What you typed is still here.',
  },
  expired: {
    heading: 'Please send it once more',
    text: 'This page had been open for too long, so your message hasn’t been sent. What you typed is still here.',
  },
  limited: {
    heading: 'Please wait a little',
    text: 'Too many messages have arrived from your connection in a short time, so this one hasn’t been sent. It’s still here: please try again in a few minutes.',
  },
  failed: {
    heading: 'Sorry, that didn’t work',
    text: 'We couldn’t send your message. It’s still here: please try again in a moment.',
  },
  thanks: {
    heading: 'Thank you for your message',
    text: 'It has arrived. We’ll get back to you.',
  },
  withoutPhotos: 'Not all of your photos were sent with it. Please keep them until we get back to you.',
  back: 'Back to the website',
}
