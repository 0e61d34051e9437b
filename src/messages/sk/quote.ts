export const quote = {
  'quote.PCP': 'Splátkový predaj so zaručenou zostatkovou hodnotou (PCP)',
  'quote.HP': 'Splátkový predaj (HP)',
  'quote.title': 'Vypočítajte si financovanie',
  'quote.hint': 'Posuňte akontáciu a uvidíte mesačnú splátku, alebo splátku a uvidíte potrebnú akontáciu.',
  'quote.product': 'Druh financovania',
  'quote.miles': '{count} míľ',
  'quote.cashPrice': 'Cena v hotovosti',
  'quote.duration': 'Trvanie zmluvy',
  'quote.payments': 'Počet mesačných splátok: {count}, každá',
  'quote.lastPayment': 'Posledná mesačná splátka',
  'quote.purchaseFee': 'Poplatok za odkúpenie',
  'quote.charge': 'Celkové náklady na úver',
  'quote.rate': 'Úrok (fixný)',
  'quote.loading': 'Počítame vašu ponuku…',
  'quote.error':
    'Túto ponuku sa nepodarilo vypočítať. Vidíte predchádzajúcu. Skúste to o chvíľu znova alebo nás požiadajte o ponuku.',
  'quote.unavailable':
    'Ponuku tu práve teraz nevieme vypočítať. Skúste to o chvíľu znova alebo sa nás spýtajte a ozveme sa.',
  'quote.retry': 'Skúsiť znova',
  'quote.ask': 'Požiadať o ponuku',
  'quote.apply': 'Požiadať o toto financovanie',
  'quote.result': '{payment} mesačne, {term}, akontácia {deposit}.',
  'quote.deposit-too-low': 'Akontácia musí byť aspoň {used}.',
  'quote.deposit-too-high': 'Akontácia môže byť najviac {used}.',
  'quote.payment-too-low':
    'Také nízke splátky by vyžadovali vyššiu akontáciu, než môžeme prijať. Použili sme najvyššiu, {used}.',
  'quote.payment-too-high':
    'Pri takých vysokých splátkach by bola akontácia pod minimom. Použili sme najnižšiu, {used}.',
  'quote.term-not-offered': 'Toto financovanie sa na taký čas neponúka. Použili sme {used} mesiacov.',
  'quote.mileage-not-offered': 'Pre taký nájazd nemáme hodnotu. Použili sme {used} míľ ročne.',
} as const;
