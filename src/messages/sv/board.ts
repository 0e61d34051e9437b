/** The board of a workshop's day. */
export const board = {
  'board.name': 'Tavla',
  'board.noBay': 'Plats som inte finns i schemat',
  'board.chosen': '{plate} är valt. Piltangenterna väljer plats, Retur flyttar dit, Escape låter det vara.',
  'board.unknown': 'Platserna gick inte att hämta. Kontrollera anslutningen.',
  'board.noPlaces': 'Det finns ingen annan plats den här dagen.',
  'board.loading': 'Letar efter platser …',
  'board.moveTo': 'Flytta till',
  'board.move': 'Flytta',
  'board.otherDay': 'En annan dag',
  'board.open': 'Öppna besöket',
  'board.close': 'Låt det vara',
  'board.call': 'Ring {name}',
  'board.moved': '{plate} är flyttad till {bay}, {time}.',
  'board.movedTold': '{plate} är flyttad till {bay}, {time}. Kunden får besked.',
  'board.refused.unknown-booking': 'Besöket finns inte längre.',
  'board.refused.changed-meanwhile':
    'Någon annan har flyttat besöket under tiden. Ovan står när det är nu: flytta igen om det ska vara en annan tid.',
  'board.refused.wrong-state':
    'Besöket går inte att flytta: det är klart eller hämtat. En bil som har kommit stannar på sin dag.',
  'board.refused.bay-cannot': '{bay} klarar inte det arbetet.',
  'board.refused.time-not-offered':
    'Arbetet kan inte börja då: utanför arbetstiden, passerat eller för långt för resten av dagen.',
  'board.refused.bay-taken': 'Något annat står på {bay} då.',
  'board.failed': 'Det gick inte. Kontrollera anslutningen och försök igen.',
  'board.gone': '{plate} står inte kvar här: en kollega har avbokat eller flyttat besöket.',
  'board.signedOut': 'Du är inte längre inloggad, eller så svarar inte tavlan.',
  'board.unanswered':
    'Servern svarar inte, så besöken här kan vara inaktuella. Tavlan läser om sig själv så snart det går.',
  'board.reload': 'Ladda om sidan',
  'board.list': 'Besök på {bay}',
  'board.moveTitle': 'Flytta besöket',
  'board.moveIntro': 'Kunden får besked om en annan tid, inte om en annan plats.',
  'board.keys': 'Dra ett besök, eller välj det och använd piltangenterna.',
  'board.moveNone': 'Det finns ingen ledig plats den dagen.',
  'board.done': 'Besöket är flyttat.',
  'board.weekKeys':
    'Välj ett besök för att se det och flytta det, eller dra det till en annan dag eller plats.',
  'board.load': '{booked} av {open} tim',
  'board.closed': 'Stängt',
  'board.toDay': 'Dag',
  'board.noneThere': 'Det finns ingen ledig plats där för det besöket.',
} as const;
