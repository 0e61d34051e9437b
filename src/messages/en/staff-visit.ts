/** One visit, opened by staff. */
export const staffVisit = {
  'staffVisit.changeWork': 'Change the work',
  'staffVisit.workHint':
    'What is booked already keeps its price, new work has the price of today. The customer is told, unless the car is here already.',
  'staffVisit.gone': 'No longer offered',
  'staffVisit.saveWork': 'Save work',
  'staffVisit.note': 'Note for colleagues',
  'staffVisit.noteShort': 'Note',
  'staffVisit.noteHint':
    'The customer does not see it, but has the right to be told what it says. At most 1,000 characters.',
  'staffVisit.saveNote': 'Save note',
  'staffVisit.noteNow': 'This is saved now, and is replaced if you save:',
  'staffVisit.toBoard': 'To the board',
  'staffVisit.done.work': 'The work is changed.',
  'staffVisit.done.told': 'The work is changed. The customer is told.',
  'staffVisit.done.note': 'The note is saved.',
  'staffVisit.problem.changed-meanwhile':
    'Somebody else has changed the visit since you opened it. What you chose or wrote is still here: save again if it is to stand.',
  'staffVisit.problem.wrong-state':
    "This can no longer be changed: the visit is ready, collected, cancelled, never came, or the customer's details are deleted.",
  'staffVisit.problem.no-services': 'Choose at least one service.',
  'staffVisit.problem.unknown-service': 'One of the services is gone. Take it out.',
  'staffVisit.problem.service-not-for-car': 'One of the new services does not suit the car.',
  'staffVisit.problem.not-done-here':
    'The workshop does not do all of this in one bay, or it takes too long. Make two visits of it.',
  'staffVisit.problem.bay-cannot': '{bay} cannot do all of this work. Move the visit to another bay first.',
  'staffVisit.problem.past-closing':
    'The work would not be done before closing time. Move the visit to an earlier time first.',
  'staffVisit.problem.bay-taken':
    'The work would last until {time}, and {bay} is taken before that. Move the visit to a place with more time first.',
  'staffVisit.problem.note-too-long': 'A note has at most 1,000 characters.',
} as const;
