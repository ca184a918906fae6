# The options of a game, by their names in rules/options.py: modules, the form for a new table, the settings of a table.

module-honours = Zaszczyty
module-honours-about = Każdy urzędnik, którego wezwiesz, zostawia ci swój żeton. Gdy skończą się żetony któregoś urzędnika, wszyscy oddają część swoich: im więcej różnych, tym lepsza nagroda – karta, żeton punktu albo urząd.
module-audience = Audiencja
module-audience-about = Pięć karet wiezie twoich duchownych do Rzymu. Za każde miasto zamkniętej trasy, w którym nie otwarto nowego urzędu, jedna z nich jedzie dalej. Punkty dają ci, którzy na końcu czekają w poczekalni.
new-all-provinces = Premia za wszystkie prowincje wymaga
new-all-provinces-9 = dziewięciu prowincji
new-all-provinces-8 = ośmiu, bez Bawarii
new-all-provinces-about = Tę premię daje urząd w każdej prowincji. Osiem to trochę łatwiej: może brakować Bawarii.
term-provinces-8 = Premia za wszystkie prowincje: wystarczy osiem
